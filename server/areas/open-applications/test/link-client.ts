import type { AnswerEdit } from '@portico/contract/areas/applications/application.shapes.ts'
import { expect } from 'vitest'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'

/** Someone without a login, with a link in hand, in one browser. */
export class LinkHolder {
  readonly client: TestClient
  readonly token: string
  constructor(client: TestClient, token: string) {
    this.client = client
    this.token = token
  }

  get base() {
    return `/open/apps/${this.token}`
  }
  look = (query = '') => this.client.get(`${this.base}${query}`)
  enter = (body: object = {}) => this.client.post(`${this.base}/enter`, body)
  accept = (language = 'en') => this.client.post(`${this.base}/accept?language=${language}`)
  askForCode = () => this.client.post(`${this.base}/code`)
  form = (appId: string) => this.client.get(`${this.base}/current-apps/${appId}`)
  save = (appId: string, ...edits: Partial<AnswerEdit>[]) =>
    this.client.put(`${this.base}/current-apps/${appId}/answers`, {
      edits: edits.map((edit) => ({ version: 0, ...edit })),
    })
  done = (appId: string) => this.client.post(`${this.base}/current-apps/front-end/${appId}/digital-done`)
  undone = (appId: string) => this.client.put(`${this.base}/current-apps/${appId}/digital-undone`)
  pdf = (appId: string) => this.client.get(`${this.base}/download-digital/${appId}`)
}

/** Shares applications as someone may, and answers the link that was made. */
export async function sharedLink(sharer: TestClient, applicationIds: readonly string[], more: object = {}) {
  const recipientEmail = `ann-${crypto.randomUUID()}@elsewhere.test`
  const draft = { applicationIds, recipientName: 'Ann Outside', recipientEmail, ...more }
  const made = await sharer.post('/api/accounts/ACME/open-links', draft)
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return { id: made.body.id as string, recipientEmail, body: made.body }
}

/** The token of the newest link that was mailed to an address. */
export async function mailedToken(server: TestServer, address: string): Promise<string> {
  const links = (await messagesTo(server, address)).flatMap(({ link }) => (link === undefined ? [] : [link]))
  return /[\w-]{43}/.exec(links.at(-1)!)![0]
}
