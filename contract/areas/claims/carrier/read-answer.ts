import type { AnswerDetails } from './carrier-answer.shapes.ts'

const numberWords =
  /\b(?:claim|file)\s*(?:number|no\.?|num\.?|id|#)?\s*(?:is|has been assigned|:|#)?\s*[:#]?\s*([A-Z0-9][A-Z0-9/-]{3,58}[A-Z0-9])\b/gi
const adjusterWords =
  /\b(?:[Aa]djuster|[Ee]xaminer|[Cc]laims? (?:[Rr]epresentative|[Ss]pecialist|[Hh]andler))\b(?:\s+(?:assigned|name|is|will be|on this claim))*\s*[:,-]?\s+((?:[A-Z][\p{L}’'-]+\.?)(?:\s+[A-Z]\.)?(?:\s+[A-Z][\p{L}’'-]+){1,2})/gu
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const phone = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,6})?/i
const receipt =
  /\b(?:acknowledg\w*|confirm\w* (?:the )?receipt|(?:we|has|have|was|been|is) (?:been )?received|received (?:your|the|this) (?:notice|claim|report|loss))/i
const refusedReceipt = /\b(?:not|never) (?:been )?(?:received|acknowledg\w*)/i

/** The first match that passes; blank if there is none. */
const first = (text: string, pattern: RegExp, passes: (found: string) => boolean): string =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.trim()).find(passes) ?? ''

/** What the text of a carrier’s answer seems to say. A person checks it before anything of it counts. */
export function readAnswer(text: string, { ourNumber }: { readonly ourNumber: string }): AnswerDetails {
  return {
    claimNumber: first(
      text,
      numberWords,
      (found) => /\d/.test(found) && found.toUpperCase() !== ourNumber.toUpperCase(),
    ),
    adjuster: first(text, adjusterWords, () => true).slice(0, 120),
    adjusterEmail: email.exec(text)?.[0]?.slice(0, 120) ?? '',
    adjusterPhone: phone.exec(text)?.[0].trim().slice(0, 40) ?? '',
    isAcknowledged: receipt.test(text) && !refusedReceipt.test(text),
  }
}
