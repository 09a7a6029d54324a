import type { FastifyInstance } from 'fastify'
import type { WriteLedger } from './write-ledger.ts'

export interface TestAnswer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any
  /** As they came. */
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

/** What a request carries in addition to its path. A header set to undefined is left out. */
export interface RequestOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | undefined>>
}

let clients = 0

/** An address that no other client of this process has. */
function newAddress(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}

/** A caller with a cookie jar, as a browser of the portal calls. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  /** Where the requests come from: for each client another place, so that limits of one do not bind the other. */
  address = newAddress()
  readonly #app: FastifyInstance
  readonly #ledger: WriteLedger | undefined

  constructor(app: FastifyInstance, ledger?: WriteLedger) {
    this.#app = app
    this.#ledger = ledger
  }

  get = (path: string, options?: RequestOptions) => this.call('GET', path, options)
  post = (path: string, body?: unknown, options?: RequestOptions) => this.call('POST', path, { body, ...options })
  put = (path: string, body?: unknown, options?: RequestOptions) => this.call('PUT', path, { body, ...options })
  delete = (path: string, options?: RequestOptions) => this.call('DELETE', path, options)

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: RequestOptions = {},
  ): Promise<TestAnswer> {
    const headers = Object.fromEntries(
      Object.entries({ 'x-requested-with': 'portico', cookie: this.cookieHeader(), ...options.headers }).filter(
        (header): header is [string, string] => header[1] !== undefined && header[1] !== '',
      ),
    )
    const answer = await this.#app.inject({
      method,
      url: path,
      headers,
      remoteAddress: this.address,
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false
    const said = {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
    }
    this.#ledger?.saw(method, path, options, said)
    return said
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
