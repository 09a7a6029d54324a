import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { Task, TaskDraft, TaskEdit, TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import {
  hashKey,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { logged, m, pagesOf, q, staysOnPage } from '../../platform/queries.ts'

export const listKey = 'GET /api/accounts/{accountId}/tasks'
export const updateKey = 'PUT /api/accounts/{accountId}/tasks'

/** Where the list cannot be had. */
export const tasksFailed = 'The tasks could not be loaded.'

const refreshEveryMs = 300_000

/** What the list of all tasks shows. */
export interface TaskFilter {
  readonly status: 'open' | 'completed' | 'any'
  /** Username of the assignee; everyone's by default. */
  readonly tagged?: string
  /** Only those due before this moment, in ms since 1970. */
  readonly dueBefore?: number
  readonly search?: string
}

/** A failure is only logged: it is refetched every five minutes, and must not take people off their page. */
function openTasks(accountId: string) {
  const request = { params: { accountId } }
  return {
    ...q(listKey, request),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      logged(call(listKey, request, { signal }), 'Failed to load tasks', signal),
    meta: staysOnPage,
  }
}

/** Open tasks of an account, soonest due first. */
export function useOpenTasks(accountId: string): UseQueryResult<TaskLists> {
  return useQuery({ ...openTasks(accountId), refetchInterval: refreshEveryMs })
}

/** All tasks that fit a filter, page by page. */
export function taskPages(accountId: string, filter: TaskFilter) {
  return { ...pagesOf(listKey, { params: { accountId }, query: filter }), placeholderData: keepPreviousData }
}

/** The list that a write returns replaces the cached one; other views of it are refetched. */
export function storeLists(cache: QueryClient, accountId: string, lists: TaskLists): void {
  const stored = openTasks(accountId).queryKey
  cache.setQueryData(stored, lists)
  void cache.invalidateQueries({
    queryKey: [listKey, { params: { accountId } }],
    predicate: ({ queryKey }) => hashKey(queryKey) !== hashKey(stored),
  })
}

/** A task with a change, in the shape of the update call. */
export function editOf(task: Task, change: Partial<Omit<TaskEdit, 'id'>>): TaskEdit {
  const { id, details, tagged, dueEpoch, page, link, secondaryId, completed, version } = task
  return { id, details, tagged, dueEpoch, page, link, secondaryId, completed, version, ...change }
}

export function useAddTask(accountId: string) {
  const cache = useQueryClient()
  const { mutateAsync } = useMutation({
    ...m('POST /api/accounts/{accountId}/tasks'),
    onSuccess: (lists) => storeLists(cache, accountId, lists),
  })
  return async (body: TaskDraft): Promise<void> => {
    await mutateAsync({ params: { accountId }, body })
    toasts.show('success', taskMessages.saved)
  }
}

export function useUpdateTask(accountId: string) {
  const cache = useQueryClient()
  const { mutateAsync } = useMutation({
    ...m(updateKey),
    onSuccess: (lists) => storeLists(cache, accountId, lists),
  })
  return async (body: TaskEdit): Promise<void> => {
    await mutateAsync({ params: { accountId }, body })
    toasts.show('success', taskMessages.updated)
  }
}

export function useDeleteTask(accountId: string) {
  const cache = useQueryClient()
  return useMutation({
    ...m('DELETE /api/accounts/{id}/tasks/{taskId}'),
    onSuccess: (lists) => {
      storeLists(cache, accountId, lists)
      toasts.show('success', taskMessages.deleted)
    },
    onError: () => {
      toasts.show('error', taskMessages.deleteFailed)
      void cache.invalidateQueries({ queryKey: [listKey] })
    },
  })
}
