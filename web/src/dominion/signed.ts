/** A number with the minus that is as wide as its digits. */
export function signed(n: number): string {
  return String(n).replace("-", "−");
}
