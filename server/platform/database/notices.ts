import pg from 'pg'
import type { DatabaseLog } from './database.ts'

interface Listener {
  readonly onNotice: (payload: string) => void
  readonly onReconnect: (() => void) | undefined
}

/** Who wants to hear of which channel. How the channel is listened to differs by engine. */
export abstract class Notices {
  protected readonly listeners = new Map<string, Set<Listener>>()
  protected readonly log: DatabaseLog

  constructor(log: DatabaseLog) {
    this.log = log
  }

  /** Sends LISTEN for a channel that nobody listened to so far. */
  protected abstract subscribe(sql: string, onPool: (sql: string) => Promise<unknown>): Promise<void>

  /** Called for every new pooled connection. */
  resume?(client: pg.ClientBase): Promise<void>

  abstract close(): Promise<void>

  async listen(
    channel: string,
    onNotice: (payload: string) => void,
    onReconnect: (() => void) | undefined,
    onPool: (sql: string) => Promise<unknown>,
  ): Promise<() => Promise<void>> {
    const listener = { onNotice, onReconnect }
    const others = this.listeners.get(channel)
    if (others) others.add(listener)
    else this.listeners.set(channel, new Set([listener]))
    if (!others) await this.subscribe(`listen ${pg.escapeIdentifier(channel)}`, onPool)
    // The session keeps listening: a channel without listeners costs nothing, and UNLISTEN would race with a new one.
    return async () => void this.listeners.get(channel)?.delete(listener)
  }

  protected get listenStatements(): string {
    return [...this.listeners.keys()].map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; ')
  }

  protected readonly deliver = (notice: pg.Notification): void => {
    for (const { onNotice } of this.listeners.get(notice.channel) ?? [])
      this.#call(() => onNotice(notice.payload ?? ''))
  }

  protected reconnected(): void {
    for (const listeners of this.listeners.values()) {
      for (const { onReconnect } of listeners) if (onReconnect) this.#call(onReconnect)
    }
  }

  #call(callback: () => void): void {
    try {
      callback()
    } catch (error) {
      this.log.error(`A listener of the database failed: ${String(error)}`)
    }
  }
}

/** Notices of the embedded engine: they arrive on the one pooled connection. */
export class PooledNotices extends Notices {
  #connections = 0

  protected override async subscribe(sql: string, onPool: (sql: string) => Promise<unknown>): Promise<void> {
    await onPool(sql)
  }

  override async resume(client: pg.ClientBase): Promise<void> {
    client.on('notification', this.deliver)
    if (this.listeners.size > 0) await client.query(this.listenStatements)
    if (this.#connections++ > 0) this.reconnected()
  }

  override async close(): Promise<void> {}
}
