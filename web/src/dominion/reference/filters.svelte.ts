// What one looks for among the cards; it is still there after a look at one of them.

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
