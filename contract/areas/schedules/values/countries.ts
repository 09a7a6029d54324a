const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
  'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS ' +
  'RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW ' +
  'TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

const names = new Intl.DisplayNames(['en-US'], { type: 'region' })
const namesByCode = new Map(codes.split(' ').map((code) => [code, names.of(code) ?? code]))
const codesByName = new Map([...namesByCode].map(([code, name]) => [name.toLowerCase(), code]))
const otherNames = new Map([
  ['usa', 'US'],
  ['u.s.', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['south korea', 'KR'],
  ['north korea', 'KP'],
  ['turkey', 'TR'],
])

/** The two-letter code of a country, from the code or a name in any case. */
export function countryCodeOf(typed: string): string | undefined {
  const code = typed.toUpperCase()
  const name = typed.toLowerCase()
  return namesByCode.has(code) ? code : (codesByName.get(name) ?? otherNames.get(name))
}

/** A country's name in English; an unknown code unchanged. */
export const countryNameOf = (code: string): string => namesByCode.get(code) ?? code

/** Countries under sanctions that forbid or restrict insurance; a person must check before requesting coverage. */
export const sanctionedCountries: ReadonlySet<string> = new Set(['BY', 'CU', 'IR', 'KP', 'RU', 'SY'])
