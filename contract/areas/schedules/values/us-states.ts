interface UsState {
  readonly name: string
  /** First three digits of its ZIP codes, as ranges. */
  readonly zips: readonly (readonly [from: number, to: number])[]
}

const state = (name: string, ...zips: (readonly [number, number])[]): UsState => ({ name, zips })

/** States, the District and the territories, by postal code. */
const usStates: Readonly<Record<string, UsState>> = {
  AL: state('Alabama', [350, 369]),
  AK: state('Alaska', [995, 999]),
  AZ: state('Arizona', [850, 865]),
  AR: state('Arkansas', [716, 729], [755, 755]),
  CA: state('California', [900, 961]),
  CO: state('Colorado', [800, 816]),
  CT: state('Connecticut', [60, 69]),
  DE: state('Delaware', [197, 199]),
  DC: state('District of Columbia', [200, 205], [569, 569]),
  FL: state('Florida', [320, 349]),
  GA: state('Georgia', [300, 319], [398, 399]),
  HI: state('Hawaii', [967, 968]),
  ID: state('Idaho', [832, 838]),
  IL: state('Illinois', [600, 629]),
  IN: state('Indiana', [460, 479]),
  IA: state('Iowa', [500, 528]),
  KS: state('Kansas', [660, 679]),
  KY: state('Kentucky', [400, 427]),
  LA: state('Louisiana', [700, 714]),
  ME: state('Maine', [39, 49]),
  MD: state('Maryland', [206, 219]),
  MA: state('Massachusetts', [10, 27], [55, 55]),
  MI: state('Michigan', [480, 499]),
  MN: state('Minnesota', [550, 567]),
  MS: state('Mississippi', [386, 397]),
  MO: state('Missouri', [630, 658]),
  MT: state('Montana', [590, 599]),
  NE: state('Nebraska', [680, 693]),
  NV: state('Nevada', [889, 898]),
  NH: state('New Hampshire', [30, 38]),
  NJ: state('New Jersey', [70, 89]),
  NM: state('New Mexico', [870, 884]),
  NY: state('New York', [5, 5], [63, 63], [100, 149]),
  NC: state('North Carolina', [270, 289]),
  ND: state('North Dakota', [580, 588]),
  OH: state('Ohio', [430, 459]),
  OK: state('Oklahoma', [730, 732], [734, 749]),
  OR: state('Oregon', [970, 979]),
  PA: state('Pennsylvania', [150, 196]),
  RI: state('Rhode Island', [28, 29]),
  SC: state('South Carolina', [290, 299]),
  SD: state('South Dakota', [570, 577]),
  TN: state('Tennessee', [370, 385]),
  TX: state('Texas', [733, 733], [750, 799], [885, 885]),
  UT: state('Utah', [840, 847]),
  VT: state('Vermont', [50, 54], [56, 59]),
  VA: state('Virginia', [201, 201], [220, 246]),
  WA: state('Washington', [980, 994]),
  WV: state('West Virginia', [247, 268]),
  WI: state('Wisconsin', [530, 549]),
  WY: state('Wyoming', [820, 831], [834, 834]),
  PR: state('Puerto Rico', [6, 7], [9, 9]),
  VI: state('Virgin Islands', [8, 8]),
  GU: state('Guam', [969, 969]),
  AS: state('American Samoa', [967, 967]),
  MP: state('Northern Mariana Islands', [969, 969]),
}

const codesByName = new Map(Object.entries(usStates).map(([code, { name }]) => [name.toLowerCase(), code]))

/** The postal code of a state, from the code or the name in any case. */
export function stateCodeOf(typed: string): string | undefined {
  const code = typed.toUpperCase()
  return Object.hasOwn(usStates, code) ? code : codesByName.get(typed.toLowerCase())
}

/** Whether a ZIP code may be in a state; true if either is not known. */
export function zipLiesIn(zip: string, code: string): boolean {
  const known = Object.hasOwn(usStates, code) ? usStates[code] : undefined
  if (known === undefined || !/^\d{5}/.test(zip)) return true
  const prefix = Number(zip.slice(0, 3))
  return known.zips.some(([from, to]) => prefix >= from && prefix <= to)
}

/** Every state by its name, to choose from. */
/** A state's name by its postal code; an unknown code unchanged. */
export const stateNameOf = (code: string): string => usStates[code]?.name ?? code

export const stateChoices = Object.entries(usStates).map(([value, { name }]) => ({ value, label: name }))
