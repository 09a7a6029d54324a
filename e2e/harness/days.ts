/** A day so many days from now, and years after that, `yyyy-mm-dd`, by the clock that everyone in these tests has. */
export function dayFrom(days: number, years = 0): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  day.setFullYear(day.getFullYear() + years)
  return day.toLocaleDateString('en-CA')
}
