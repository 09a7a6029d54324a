import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { TestClient } from '../../../app/test/test-client.ts'

/** The renewal of an account as one person works on it. */
/** Why sections of tests are complete that are not filled in. */
export const enough = 'Carriers ask for nothing else'

export class RenewalClient {
  readonly #client: TestClient
  readonly path: string

  constructor(client: TestClient, account: string, cycleId = 'current') {
    this.#client = client
    this.path = `/api/accounts/${account}/renewals/${cycleId}`
  }

  get = async (): Promise<Renewal> => (await this.#client.get(this.path)).body
  section = async (kind: SectionKind): Promise<RenewalSection> =>
    (await this.get()).sections.find((section) => section.kind === kind)!

  /** Sends a change of a section from its version of now. */
  mark = async (kind: SectionKind, body: { readonly mark: string | null; readonly [more: string]: unknown }) =>
    this.#client.post(`${this.path}/sections/${kind}/mark`, {
      version: (await this.section(kind)).version,
      ...(body.mark === 'COMPLETE' && { reason: enough }),
      ...body,
    })
  plan = async (kind: SectionKind, body: object) =>
    this.#client.put(`${this.path}/sections/${kind}`, {
      version: (await this.section(kind)).version,
      ownerId: null,
      dueOn: null,
      ...body,
    })
  nudge = (kind: SectionKind, note = '') => this.#client.post(`${this.path}/sections/${kind}/nudges`, { note })
  choose = async (lines: readonly object[]) =>
    this.#client.put(`${this.path}/selection`, { lines, version: (await this.get()).version })
  close = async (reason: string) =>
    this.#client.post(`${this.path}/close`, { reason, version: (await this.get()).version })
  criticalPath = async () => (await this.#client.get(`${this.path}/critical-path`)).body
}
