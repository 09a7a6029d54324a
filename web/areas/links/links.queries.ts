import { linkMessages } from '@portico/contract/areas/links/link.messages.ts'
import type { QuickLink, QuickLinkDraft } from '@portico/contract/areas/links/link.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const linksQuery = (accountCode: string) => q('GET /api/accounts/{accountCode}/hotlinks', { params: { accountCode } })

/** The quick links of an account, in their order. */
export function useLinks(accountCode: string) {
  return useQuery(linksQuery(accountCode))
}

/** What can be done to the quick links of an account. The list is read again after each change, failed or not. */
export function useLinkChanges(accountCode: string) {
  const cache = useQueryClient()
  const { queryKey } = linksQuery(accountCode)
  const params = { accountCode }
  const add = (body: QuickLinkDraft) => call('POST /api/accounts/{accountCode}/hotlinks', { params, body })
  const saveOrder = (body: readonly Pick<QuickLink, 'id'>[]) =>
    call('PUT /api/accounts/{accountCode}/hotlinks/order', { params, body: [...body] })
  const remove = ({ id }: QuickLink) =>
    call('DELETE /api/accounts/{accountCode}/hotlinks/{id}', { params: { ...params, id } })

  const orSay = async (failure: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch {
      toasts.show('error', failure)
      return false
    } finally {
      void cache.invalidateQueries({ queryKey })
    }
  }

  /** Restores a removed link at its position; the server sees a new one. */
  const putBack = async (link: QuickLink, before: readonly QuickLink[]): Promise<void> => {
    const back = (await add({ displayText: link.displayText, linkValue: link.linkValue })).at(-1)
    if (back !== undefined) await saveOrder(before.map((other) => (other.id === link.id ? back : other)))
  }

  return {
    /** Adds a link; the form shows any error. */
    async add(draft: QuickLinkDraft): Promise<void> {
      await add(draft)
      await cache.invalidateQueries({ queryKey })
    },
    async remove(link: QuickLink): Promise<void> {
      const before = cache.getQueryData(queryKey) ?? []
      if (!(await orSay(linkMessages.deleteFailed, () => remove(link)))) return
      toasts.show('success', `“${link.displayText}” was removed`, {
        undo: () => void orSay(linkMessages.addFailed, () => putBack(link, before)),
      })
    },
    /** Shows the new order at once. */
    async reorder(links: QuickLink[]): Promise<void> {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, links)
      await orSay(linkMessages.orderFailed, () => saveOrder(links))
    },
  }
}
