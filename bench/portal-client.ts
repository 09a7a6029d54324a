import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

/** The password of everyone in the demonstration data and in the large world. */
const password = 'Portico-demo-1!'

/** Sessions end after 15 minutes; some measurements take longer. */
const sessionMs = 10 * 60_000

/** Calls a server over connections that stay open, with the cookies of a session. */
export class PortalClient {
  readonly #origin: string
  readonly #agent = new Agent({ keepAlive: true })
  #cookie = ''
  #login: { readonly username: string; at: number } | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Signs in as someone of the demonstration data or of the large world. */
  static async signIn(origin: string, username: string): Promise<PortalClient> {
    const client = new PortalClient(origin)
    await client.#logIn(username)
    return client
  }

  async #logIn(username: string): Promise<void> {
    this.#login = { username, at: Date.now() }
    const { response } = await this.#call('POST', '/auth/login', { username, password })
    this.#cookie = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
  }

  async get(path: string): Promise<string> {
    return (await this.#call('GET', path)).text
  }

  async post(path: string, body: unknown): Promise<string> {
    return (await this.#call('POST', path, body)).text
  }

  /** Sends a piece of a file, or what is to be saved. */
  async put(path: string, body: unknown): Promise<string> {
    return (await this.#call('PUT', path, body)).text
  }

  async delete(path: string): Promise<void> {
    await this.#call('DELETE', path)
  }

  /** Opens a streaming response, such as the event stream. */
  async open(path: string): Promise<{ response: IncomingMessage; close: () => void }> {
    const sent = this.#request('GET', path, new Agent())
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) throw new Error(`GET ${path} answered ${response.statusCode}`)
    return { response, close: () => sent.destroy() }
  }

  close(): void {
    this.#agent.destroy()
  }

  #request(method: string, path: string, agent: Agent): ClientRequest {
    const headers: Record<string, string> = { 'x-requested-with': 'portico' }
    if (this.#cookie !== '') headers['cookie'] = this.#cookie
    return request(this.#origin + path, { method, agent, headers })
  }

  async #call(method: string, path: string, body?: unknown): Promise<{ response: IncomingMessage; text: string }> {
    if (this.#login !== undefined && Date.now() - this.#login.at > sessionMs) await this.#logIn(this.#login.username)
    const sent = this.#request(method, path, this.#agent)
    const isPiece = Buffer.isBuffer(body)
    if (body !== undefined) sent.setHeader('content-type', isPiece ? 'application/octet-stream' : 'application/json')
    sent.end(body === undefined || isPiece ? body : JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.setEncoding('utf8')
    let text = ''
    response.on('data', (part: string) => (text += part))
    await once(response, 'end')
    if (response.statusCode! >= 400) throw new Error(`${method} ${path} answered ${response.statusCode}: ${text}`)
    return { response, text }
  }
}
