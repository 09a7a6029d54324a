/**
 * The customary short rate table for one-year policies: the last active day for each percent of earned premium, from 5
 * percent on. Carriers print it in their policies and manuals; a policy's own table takes precedence.
 */
const lastDays = [
  1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 29, 32, 36, 40, 43, 47, 51, 54, 58, 62, 65, 69, 73, 76, 80, 83, 87, 91,
  94, 98, 102, 105, 109, 113, 116, 120, 124, 127, 131, 135, 138, 142, 146, 149, 153, 156, 160, 164, 167, 171, 175, 178,
  182, 187, 191, 196, 200, 205, 209, 214, 218, 223, 228, 232, 237, 241, 246, 250, 255, 260, 264, 269, 273, 278, 282,
  287, 291, 296, 301, 305, 310, 314, 319, 323, 328, 332, 337, 342, 346, 351, 355, 360,
] as const

const firstPercent = 5
const daysOfTable = 365

/**
 * Percent of the premium that is earned by the table after some days of a term; nothing before it starts. For a term
 * that is not one year the days are taken in proportion.
 */
export function shortRateEarned(daysInForce: number, daysOfTerm: number): number {
  if (daysInForce <= 0) return 0
  const day = Math.ceil((Math.min(daysInForce, daysOfTerm) * daysOfTable) / daysOfTerm)
  const place = lastDays.findIndex((last) => day <= last)
  return place === -1 ? 100 : place + firstPercent
}
