/** Placeholders for data that must not be stored. */
const hidden = { email: '[email]', secret: '[secret]', id: '[id]', token: '[token]', number: '#', quote: '…' } as const

const word = /[A-Za-z0-9_+=-]{12,}/g
const mostDigits = 2
const longWord = 16
const longestWord = 40

/** Words that are quoted because they name something in the code. */
const identifier = /^[A-Za-z_$][\w$.-]{0,40}$/

const quotes = [/"([^"]*)"/g, /(?<!\w)'([^']*)'(?!\w)/g, /“([^”]*)”/g] as const

/**
 * A text without personal data and secrets: removes emails, tokens, values of passwords and the like, numbers with five
 * or more digits, query strings, and quoted values. What is left identifies the error, not the person.
 */
export function scrubbed(text: string, most = 1000): string {
  let left = text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- the database takes no null character, and a line is enough
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .replaceAll(/(Loading chunk [a-z-]+?)-[\w-]{8}(?= failed)/gi, '$1')
    .replaceAll(/\S+@\S+/g, hidden.email)
    .replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1')
    .replaceAll(/\?[^\s.?)]\S*/g, '')
    .replaceAll(/\bBearer\s+\S+/gi, hidden.secret)
    .replaceAll(/(pass(?:word|wd)?|secret|token|authorization|cookie|api[-_]?key)(["']?\s*[=:]\s*)\S+/gi, secretValue)
    .replaceAll(/\(([\w, ]+)\)=\([^)]*\)/g, `($1)=(${hidden.quote})`)
    .replaceAll(/:\s*"[^"]*"/g, `: "${hidden.quote}"`)
  for (const quoted of quotes) left = left.replaceAll(quoted, withoutValue)
  return left
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, hidden.id)
    .replaceAll(word, withoutToken)
    .replaceAll(/\d(?:[-.()/ +]{0,2}\d){4,}/g, hidden.number)
    .slice(0, most)
    .toWellFormed()
    .trim()
}

const secretValue = (_all: string, name: string, between: string): string => `${name}${between}${hidden.secret}`

function withoutValue(all: string, value: string): string {
  return identifier.test(value) || value === '' ? all : all.replace(value, () => hidden.quote)
}

function withoutToken(text: string): string {
  const digits = text.replaceAll(/\D/g, '').length
  const isRandom = digits > mostDigits || (digits > 0 && text.length >= longWord)
  return isRandom || text.length >= longestWord ? hidden.token : text
}

/** A frame of a stack, in the ways in which browsers and Node write it. */
const frame = /^\s*(?:at\s+)?(?:(.*?)\s*[(@])?((?:file:|https?:|node:|\/)[^)\s]*?):(\d{1,7}):(\d{1,7})\)?$/

const mostFrames = 40

export interface Frame {
  readonly caller: string
  readonly file: string
  readonly place: string
}

/** The frames of a stack: function, file and place, without hosts, folders of the machine and query strings. */
export function framesOf(stack: string): readonly Frame[] {
  return stack
    .slice(0, 40_000)
    .split('\n')
    .flatMap((line) => {
      const [, caller = '', path, row, column] = frame.exec(line.slice(0, 500)) ?? []
      return path === undefined ? [] : [{ caller: nameOf(caller), file: fileOf(path), place: `${row}:${column}` }]
    })
    .slice(0, mostFrames)
}

/** A stack as stored: only its frames, one per line. Its first line repeats the message. */
export const stackText = (frames: readonly Frame[]): string =>
  frames.map(({ caller, file, place }) => `at ${caller === '' ? '' : `${caller} `}(${file}:${place})`).join('\n')

function nameOf(caller: string): string {
  const name = caller.trim()
  return /^[\w$.<>[\] #]{1,80}$/.test(name) ? scrubbed(name) : ''
}

/** The path of our own or a library's file, without its prefix; a page’s own address is dropped. */
function fileOf(path: string): string {
  const plain = path.replace(/[?#].*$/, '')
  if (/^https?:/.test(plain)) return /\/assets\/[\w-]{1,60}\.js$/.exec(plain)?.[0].slice(1) ?? '[page]'
  if (plain.startsWith('node:')) return /^node:[\w/-]{1,60}$/.test(plain) ? plain : 'node:[internal]'
  const known = /\/((?:node_modules|server|contract|web|scripts)\/[\w@./-]{1,200})$/.exec(plain)?.[1]
  return known ?? '[file]'
}
