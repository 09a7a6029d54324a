const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const signs = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'
const signValues = '012345678912345678123457923456789'
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** Vehicles from this model year on have a VIN of 17 characters. */
export const firstVinYear = 1981

/** Whether a text has the form of a VIN. */
export const isVinForm = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)

/** The check digit for the other sixteen characters: `0` to `9` or `X`. */
export function vinCheckDigit(vin: string): string {
  const valueAt = (place: number) => Number(signValues[signs.indexOf(vin[place] ?? '')] ?? 0)
  const rest = weights.reduce((sum, weight, place) => sum + weight * valueAt(place), 0) % 11
  return rest === 10 ? 'X' : String(rest)
}

/** Whether the ninth character is the check digit of the others. */
export const vinIsSound = (vin: string): boolean => vinCheckDigit(vin) === vin[8]

/** Whether the tenth character may mean a model year; its letters repeat every thirty years. */
export function vinMayBeOf(vin: string, year: number): boolean {
  const place = yearLetters.indexOf(vin[9] ?? '')
  return place < 0 || (year - 1980 - place) % 30 === 0
}
