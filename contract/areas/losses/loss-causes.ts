/** Causes of losses, as shown on screen. */
export const lossCauses = {
  FALL: 'Slip, trip, or fall',
  STRAIN: 'Strain or lifting',
  STRUCK: 'Struck by an object',
  MACHINE: 'Machine or tool',
  VEHICLE: 'Vehicle collision',
  INJURY: 'Injury of others',
  DAMAGE: 'Damage to others’ property',
  FIRE: 'Fire or explosion',
  WATER: 'Water',
  WEATHER: 'Wind, hail, or storm',
  THEFT: 'Theft or vandalism',
  EMPLOYMENT: 'Employment practices',
  PROFESSIONAL: 'Error or omission',
  CYBER: 'Cyber incident',
  OTHER: 'Other',
} as const

export type LossCause = keyof typeof lossCauses

export const lossCauseCodes = Object.keys(lossCauses) as [LossCause, ...LossCause[]]

/** Words of carriers by which a cause is known; the first that a text holds decides. */
const words: readonly (readonly [RegExp, LossCause])[] = [
  [/cyber|ransom|phish|breach/i, 'CYBER'],
  [/discriminat|harass|terminat|wrongful|retaliat/i, 'EMPLOYMENT'],
  [/malpractice|omission|professional/i, 'PROFESSIONAL'],
  [/collision|rear.?end|vehicle|auto|mva|backing|intersection/i, 'VEHICLE'],
  [/fire|explosion|smoke/i, 'FIRE'],
  [/water|pipe|flood|leak/i, 'WATER'],
  [/wind|hail|storm|lightning|tornado|hurricane/i, 'WEATHER'],
  [/theft|stolen|burglar|vandal/i, 'THEFT'],
  [/strain|lift|overexert|repetitive/i, 'STRAIN'],
  [/struck|caught|falling object/i, 'STRUCK'],
  [/slip|trip|fall/i, 'FALL'],
  [/machine|saw|tool|cut|lacerat/i, 'MACHINE'],
  [/bodily|injur/i, 'INJURY'],
  [/property damage|damage to/i, 'DAMAGE'],
]

/** The cause in a carrier's words; OTHER if they contain no known one. */
export function causeOf(text: string): LossCause {
  const named = lossCauseCodes.find((code) => lossCauses[code].toLowerCase() === text.trim().toLowerCase())
  return named ?? words.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER'
}
