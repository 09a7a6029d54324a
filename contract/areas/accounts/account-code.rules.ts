/** The most characters of an account code that is chosen now; older codes may be longer. */
export const longestAccountCode = 12

/** First segments of addresses that are no account: a code must not hide a page. */
export const reservedCodes: ReadonlySet<string> = new Set(
  (
    '404 account-selector admin alps-payment-success api assets auth broker-invite brokerage brokerage-administration ' +
    'data-request-user demo demo-user docs forbidden healthz help invite login metrics my-user open openapi ' +
    'password-reset policy-login pre-register pricing prospect-questionnaire readyz register resource-not-found ' +
    'server-events signature submission-download tfa token-login'
  )
    .toUpperCase()
    .split(' '),
)

/** Words that do not distinguish companies. */
const fillers = new Set(
  'A AN AND CO COMPANY CORP CORPORATION INC INCORPORATED LIMITED LLC LLP LP LTD OF PA PC PLC PLLC THE'.split(' '),
)

/** A short first word is combined with the next. */
const shortWord = 4

/** The code that a company's name suggests, such as `TUCKAHOE`. It may be taken, or reserved. */
export function codeOfName(companyName: string): string {
  const words = companyName
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.has(word))
  const [first = 'ACCOUNT', ...rest] = telling.length > 0 ? telling : words
  let code = first
  for (const word of rest) {
    if (code.length >= shortWord || `${code}-${word}`.length > longestAccountCode) break
    code = `${code}-${word}`
  }
  return code.length < 2 ? `${code}-ACCOUNT` : code.slice(0, longestAccountCode)
}

/** Numbers that are tried after the bare code. */
const triedNumbers = 98

/** Codes for a company, best first: from its name, then with a number. Reserved ones are skipped. */
export function codeCandidates(companyName: string): string[] {
  const code = codeOfName(companyName)
  const numbered = Array.from({ length: triedNumbers }, (_, at) => {
    const ending = `-${at + 2}`
    return `${code.slice(0, longestAccountCode - ending.length).replace(/-$/, '')}${ending}`
  })
  return [code, ...numbered].filter((candidate) => !reservedCodes.has(candidate))
}
