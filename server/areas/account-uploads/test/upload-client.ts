import type { AccountUpload, UploadRow } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { vi } from 'vitest'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'
import { sendWhole } from '../../documents/test/sample-files.ts'

const headings =
  'Legal name,Account code,Relationship,Lines of business,Primary account manager,First name,Last name,Email,Invite'

export const uploadsPath = (brokerage: string) => `/api/brokerages/${brokerage}/account-uploads`

/** The calls of one client about the uploads of a brokerage. */
export class UploadClient {
  readonly #client: TestClient
  readonly #path: string

  constructor(client: TestClient, brokerage = 'HARBOR') {
    this.#client = client
    this.#path = uploadsPath(brokerage)
  }

  send(lines: readonly string[], name = 'accounts.csv'): Promise<TestAnswer> {
    return sendWhole(this.#client, this.#path, { name, bytes: Buffer.from([headings, ...lines].join('\n')) })
  }

  /** Sends rows that are read without a refusal. */
  async begun(lines: readonly string[]): Promise<AccountUpload> {
    const { status, body } = await this.send(lines)
    if (status !== 201) throw new Error(`The file was refused: ${JSON.stringify(body)}`)
    return body
  }

  step(id: string, step: 'start' | 'undo'): Promise<TestAnswer> {
    return this.#client.post(`${this.#path}/${id}/${step}`)
  }

  choose(id: string, body: object): Promise<TestAnswer> {
    return this.#client.put(`${this.#path}/${id}/columns`, body)
  }

  discard(id: string): Promise<TestAnswer> {
    return this.#client.delete(`${this.#path}/${id}`)
  }

  async list(): Promise<AccountUpload[]> {
    return (await this.#client.get(this.#path)).body.items
  }

  async get(id: string): Promise<AccountUpload> {
    return (await this.#client.get(`${this.#path}/${id}`)).body
  }

  async rows(id: string, query = ''): Promise<UploadRow[]> {
    return (await this.#client.get(`${this.#path}/${id}/rows${query}`)).body.items
  }

  /** Takes a step and waits until its work is done. */
  async done(id: string, step: 'start' | 'undo'): Promise<AccountUpload> {
    const { status, body } = await this.step(id, step)
    if (status !== 202) throw new Error(`The step was refused: ${JSON.stringify(body)}`)
    const wanted = step === 'start' ? 'CREATED' : 'UNDONE'
    return vi.waitFor(
      async () => {
        const upload = await this.get(id)
        if (upload.state !== wanted) throw new Error(`The upload is ${upload.state}`)
        return upload
      },
      { timeout: 20_000 },
    )
  }
}
