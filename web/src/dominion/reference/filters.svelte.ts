// The filters of the card list; kept while a card's page is open.

class Filters {
  search = $state("");
  type = $state("");
  edition = $state("");
  cost = $state("");

  get used(): boolean {
    return !!(this.search || this.type || this.edition || this.cost);
  }
  clear(): void {
    this.search = this.type = this.edition = this.cost = "";
  }
}

export const filters = new Filters();
