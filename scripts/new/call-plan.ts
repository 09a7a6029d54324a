import { Refused } from './changes.ts'
import { camel, pascal, sentence, singular, thirdPerson } from './words.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A specified call, with the names of everything generated for it. */
export interface CallPlan {
  readonly area: string
  readonly key: string
  readonly method: Method
  readonly path: string
  readonly access: 'open' | 'account' | 'signed-in'
  /** Names in braces in the path. */
  readonly params: readonly string[]
  /** What the handler does, such as `add`. */
  readonly does: string
  /** What it does that to, such as `hotlink`. */
  readonly thing: string
  /** The handler's file, such as `add-hotlink`. */
  readonly file: string
  readonly handler: string
  readonly right: string
  /** The same, as a sentence. */
  readonly sentence: string
}

const words = { GET: 'list', POST: 'add', PUT: 'update', DELETE: 'delete' } as const

/** Names everything for a call; `file` overrides the name that its line suggests. */
export function planCall(area: string, key: string, file?: string): CallPlan {
  const [, method, path = ''] = /^(GET|POST|PUT|DELETE) (\/\S+)$/.exec(key) ?? []
  if (!isMethod(method)) {
    throw new Refused(`'${key}' is no call: write it like 'POST /api/accounts/{accountCode}/hotlinks'`)
  }
  const named = file ?? fileOf(path, method, area)
  const [does = '', ...things] = named.split('-')
  return {
    area,
    key,
    method,
    path,
    access: accessOf(path),
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    does,
    thing: singular(things.join('-')) || singular(area),
    file: named,
    handler: camel(named),
    right: `may${pascal(named)}`,
    sentence: `${thirdPerson(sentence(does))} ${things.join(' ')}.`,
  }
}

/** The last word of a path is what a call is about: all of them, or one where a name in braces follows it. */
function fileOf(path: string, method: Method, area: string): string {
  const steps = path.split('/').filter((step) => step !== '')
  const many = steps.findLast((step) => !step.startsWith('{') && step !== 'api' && step !== 'accounts') ?? area
  if (method === 'GET') return steps.at(-1)?.startsWith('{') === true ? `get-${singular(many)}` : `list-${many}`
  return `${words[method]}-${singular(many)}`
}

const isMethod = (text: string | undefined): text is Method => text !== undefined && text in words

function accessOf(path: string): CallPlan['access'] {
  if (path.startsWith('/open/') || path.startsWith('/auth/')) return 'open'
  return path.startsWith('/api/accounts/{') ? 'account' : 'signed-in'
}
