import type { PlacedClause } from './placed-clause.ts'

/** The name and address of the certificate holder, up to its ZIP code. */
const holder =
  /\b(?:[Cc]ertificate\s+[Hh]older|CERTIFICATE\s+HOLDER)(?:['’]s)?(?:\s+(?:name\s+and\s+address|information))?\s*(?:shall\s+(?:be|read)(?:\s+as\s+follows)?|is|:|to\s+read(?:\s+as\s+follows)?)\s*:?\s*(?<whole>[^;]{3,300}?\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?)/u
const issuedTo =
  /\bcertificates?(?:\s+of\s+insurance)?\s+(?:shall|must|will|are\s+to|is\s+to)\s+be\s+(?:issued|addressed|made\s+out|delivered)\s+to\s*:?\s*(?<whole>[^;]{3,300}?\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?)/iu

const projects = [
  /^[ \t]*(?:\d+\.?\s+)?(?:project(?:\s+(?:name|title|description))?|job(?:\s+name)?|re)\s*(?:no\.?|number)?\s*[:#][ \t]*(?<name>[^\n]{2,120})$/imu,
  /\b(?:project|work)\s+(?:known|referred\s+to|identified|described)\s+as\s+(?:the\s+)?["“](?<name>[^"”]{2,120})["”]/iu,
  /\bfor\s+the\s+(?:construction\s+)?project\s*[:,]?\s*["“](?<name>[^"”]{2,120})["”]/iu,
]

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** The certificate holder and the project that a contract names. */
export function partiesIn(text: string): PlacedClause[] {
  const found = holder.exec(text) ?? issuedTo.exec(text)
  const whole = found?.groups?.['whole']
  const project = projects.map((pattern) => pattern.exec(text)).find((each) => each !== null)
  const name = project?.groups?.['name']
  return [
    ...(found === null || whole === undefined
      ? []
      : [holderClause(found.index + found[0].length - whole.length, whole)]),
    ...(project === undefined || project === null || name === undefined
      ? []
      : [
          {
            clause: { kind: 'PROJECT' as const, text: tidy(name).replace(/[.,;]$/u, '') },
            from: project.index + project[0].indexOf(name),
            to: project.index + project[0].indexOf(name) + name.trimEnd().length,
          },
        ]),
  ]
}

/** Company endings that follow a comma and belong to the name. */
const ending = /^(?:inc|llc|l\.l\.c|lp|llp|ltd|co|corp|company|n\.?a|pllc)\.?$/iu

function holderClause(from: number, whole: string): PlacedClause {
  const isBlock = /\n\s*(?:\d|attn|c\/o|p\.?\s?o)[^\n]*\n/iu.test(whole)
  const parts = (isBlock ? whole : whole.replaceAll('\n', ' '))
    .split(/\n|,/u)
    .map(tidy)
    .filter((part) => part !== '')
  const street = parts.findIndex(
    (part, at) => at > 0 && !ending.test(part) && (/\d/u.test(part) || /^(?:attn|c\/o|p\.?\s?o)/iu.test(part)),
  )
  const at = street === -1 ? 1 : street
  return {
    clause: {
      kind: 'HOLDER',
      text: parts.slice(0, at).join(', ').slice(0, 200),
      address: parts.slice(at).join(', ').slice(0, 400),
    },
    from,
    to: from + whole.length,
  }
}
