import type { ConversationTopic } from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { ConversationStatus } from '@portico/contract/areas/conversations/conversation.rules.ts'
import type { ConversationEdit } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { m, pagesOf, q } from '../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/conversations'
const oneKey = 'GET /api/accounts/{accountId}/conversations/{conversationId}'
const changeKey = 'PUT /api/accounts/{accountId}/conversations/{conversationId}'

/** What narrows the list. */
export interface ConversationFilter {
  readonly status: ConversationStatus | 'open' | 'any'
  readonly topic: ConversationTopic | ''
  readonly show: 'all' | 'mine' | 'unread'
  readonly search: string
}

export const noFilter: ConversationFilter = { status: 'any', topic: '', show: 'all', search: '' }

/** Conversations of an account, the latest first, page by page. */
export function useConversations(accountId: string, { status, topic, show, search }: ConversationFilter) {
  const query = {
    status,
    ...(topic === '' ? {} : { topic }),
    ...(show === 'all' ? {} : { [show]: 'true' }),
    ...(search === '' ? {} : { search }),
  }
  return useInfiniteQuery({ ...pagesOf(listKey, { params: { accountId }, query }), placeholderData: keepPreviousData })
}

/** A conversation with its messages, newest first, page by page. */
export const useConversation = (accountId: string, conversationId: string) =>
  useInfiniteQuery(oneOf(accountId, conversationId))

const oneOf = (accountId: string, conversationId: string) =>
  pagesOf(oneKey, { params: { accountId, conversationId }, query: {} })

/** Beginnings of messages, for the side that the reader writes for. */
export const useTemplates = (accountId: string) =>
  useQuery({
    ...q('GET /api/accounts/{accountId}/conversations/templates', { params: { accountId } }),
    staleTime: Infinity,
  })

/** Has the list, the open conversation and what the account counts of them read again. */
function readAgain(cache: QueryClient, accountId: string): Promise<unknown> {
  const stale = [listKey, oneKey].map((key) => cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] }))
  const counted = cache.invalidateQueries({ queryKey: ['GET /api/accounts/{code}', { params: { code: accountId } }] })
  return Promise.all([...stale, counted])
}

interface Change {
  readonly conversationId: string
  readonly edit: Omit<ConversationEdit, 'version'>
}

/** Changes the open conversation, one change at a time: each uses the version of the previous one. */
function useChange(accountId: string) {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `${changeKey} ${accountId}` },
    mutationFn: ({ conversationId, edit }: Change) => {
      const seen = cache.getQueryData(oneOf(accountId, conversationId).queryKey)
      const version = seen?.pages[0]?.conversation.version ?? 0
      return call(changeKey, { params: { accountId, conversationId }, body: { ...edit, version } })
    },
    onSettled: () => readAgain(cache, accountId),
  })
}

/** Everything that can be done to conversations of an account. */
export function useConversationCalls(accountId: string) {
  const cache = useQueryClient()
  const onSuccess = () => readAgain(cache, accountId)
  return {
    start: useMutation({ ...m('POST /api/accounts/{accountId}/conversations'), onSuccess }),
    write: useMutation({
      ...m('POST /api/accounts/{accountId}/conversations/{conversationId}/messages'),
      // The form is free for the next message before the list has been read again.
      onSuccess: () => void readAgain(cache, accountId),
    }),
    change: useChange(accountId),
    makeTask: useMutation({ ...m('POST /api/accounts/{accountId}/conversations/{conversationId}/task'), onSuccess }),
    decide: useMutation({
      ...m('POST /api/accounts/{accountId}/conversations/{conversationId}/mails/{mailId}'),
      onSettled: onSuccess,
    }),
    endAddresses: useMutation(m('DELETE /api/accounts/{accountId}/conversations/{conversationId}/addresses')),
  }
}

/** Marks the open conversation as read on the server. */
export function useReadMark(accountId: string) {
  const cache = useQueryClient()
  return useMutation({
    ...m('POST /api/accounts/{accountId}/conversations/{conversationId}/read', { inBackground: true }),
    onSuccess: () => readAgain(cache, accountId),
  })
}
