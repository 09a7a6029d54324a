import { type APIRequestContext, type APIResponse, type BrowserContext, request } from '@playwright/test'

/** The password of every demonstration user. */
export const demoPassword = 'Portico-demo-1!'

export interface Task {
  readonly id: string
  readonly details: string
  readonly tagged: string
  readonly dueEpoch: number | null
  readonly page: string | null
  readonly link: string | null
  readonly secondaryId: string
  readonly completed: boolean
  readonly version: number
}

export interface Policy {
  readonly id: string | null
  readonly policyNumber: string
  readonly effectiveDate: string
  readonly expirationDate: string
  readonly status: string
  readonly carrier: string | null
  readonly name: string | null
  readonly policyType: string
}

interface TaskLists {
  readonly all: readonly Task[]
}

/** A user of the portal who calls it without a browser: to build what a journey needs, and to see what was saved. */
export class PortalClient {
  readonly http: APIRequestContext
  readonly #origin: string

  private constructor(origin: string, http: APIRequestContext) {
    this.#origin = origin
    this.http = http
  }

  static async signIn(port: number, username: string, password = demoPassword): Promise<PortalClient> {
    const client = await PortalClient.guest(port)
    const answer = await client.http.post('/auth/login', { data: { username, password } })
    if (!answer.ok()) throw new Error(`${username} could not log in: ${await answer.text()}`)
    return client
  }

  /** Someone who has not logged in yet. */
  static async guest(port: number): Promise<PortalClient> {
    const origin = `http://127.0.0.1:${port}`
    const http = await request.newContext({ baseURL: origin, extraHTTPHeaders: { 'X-Requested-With': 'portico' } })
    return new PortalClient(origin, http)
  }

  /** Gives this session to a browser, for one of the names of the server's machine. */
  async lendTo(context: BrowserContext, host: string): Promise<void> {
    const { cookies } = await this.http.storageState()
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: host })))
  }

  /** As people do who know their way about: what a test looks at is then what they see. */
  async hideFirstSteps(isHidden = true): Promise<void> {
    const user = (await (await this.http.get('/api/users/me')).json()) as { readonly hidesFirstSteps?: boolean }
    if (user.hidesFirstSteps !== isHidden) await this.http.put('/api/users/self/first-steps', { data: { isHidden } })
  }

  async tasks(account: string, status: 'open' | 'completed' | 'any' = 'any'): Promise<readonly Task[]> {
    const lists = await this.#read<TaskLists>(`/api/accounts/${account}/tasks?limit=200&status=${status}`)
    return lists.all
  }

  /** The task with these details, completed or not; undefined if there is none. */
  async task(account: string, details: string): Promise<Task | undefined> {
    return (await this.tasks(account)).find((task) => task.details === details)
  }

  policies(account: string): Promise<readonly Policy[]> {
    return this.#read(`/api/accounts/${account}/policies`)
  }

  async addTask(account: string, task: { readonly details: string } & Partial<Task>): Promise<Task> {
    const lists = await answered<TaskLists>(await this.http.post(`/api/accounts/${account}/tasks`, { data: task }))
    const made = lists.all.find(({ details }) => details === task.details)
    return made ?? (await this.task(account, task.details))!
  }

  async changeTask(account: string, task: Task, change: Partial<Task>): Promise<void> {
    const { id, details, tagged, dueEpoch, page, link, secondaryId, completed, version } = task
    const data = { id, details, tagged, dueEpoch, page, link, secondaryId, completed, version, ...change }
    await answered(await this.http.put(`/api/accounts/${account}/tasks`, { data }))
  }

  async deleteTask(account: string, id: string): Promise<void> {
    await answered(await this.http.delete(`/api/accounts/${account}/tasks/${id}`))
  }

  close(): Promise<void> {
    return this.http.dispose()
  }

  async #read<Body>(path: string): Promise<Body> {
    const answer = await this.http.get(path)
    if (answer.status() !== 401) return answered<Body>(answer)
    // Who serves a whole worker outlasts one access token.
    await answered(await this.http.post('/auth/refresh'))
    return answered<Body>(await this.http.get(path))
  }

  get origin(): string {
    return this.#origin
  }
}

async function answered<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Body
}
