/** Days of the calendar where the reader is. */
/** A day some days after a moment, as a date field says it. */
export function dayAfter(moment: number, days: number): string {
  const day = new Date(moment * 1000);
  day.setDate(day.getDate() + days);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
