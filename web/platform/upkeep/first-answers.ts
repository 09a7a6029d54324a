/** Milliseconds after which an answer that came with the page may be out of date. */
const freshMs = 15_000

let answers: Map<string, unknown> | undefined

/**
 * What the server answered to a first read while it made this page. Each is given once: who asks again wants to know
 * what is true then. Undefined where there is none.
 */
export function takeFirstAnswer(address: string): unknown {
  if (performance.now() > freshMs) forgetFirstAnswers()
  answers ??= readAnswers()
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

/** They were given to the person who was logged in when the page was asked for. */
export function forgetFirstAnswers(): void {
  answers = new Map()
}

function readAnswers(): Map<string, unknown> {
  // Tests of rules have no page.
  const element = typeof document === 'undefined' ? null : document.getElementById('answers')
  const written = element?.textContent?.trim() ?? ''
  element?.remove()
  return new Map(written.startsWith('{') ? Object.entries(JSON.parse(written) as object) : [])
}
