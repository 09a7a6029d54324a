import { scheduleRuleMessages as messages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import type { ScheduleRule, ScheduleRuleDraft } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'
import type { RuleFilter } from './list/rule-filter.ts'

const listKey = 'GET /api/administration/schedule-rules'
const oneKey = 'GET /api/administration/schedule-rules/{ruleId}'
const hitsKey = 'GET /api/administration/schedule-rules/{ruleId}/hits'
export const changeRuleKey = 'PUT /api/administration/schedule-rules/{ruleId}'

/** The rules, page by page. */
export const rulePages = (filter: RuleFilter) => pagesOf(listKey, { query: filter })

/** One rule; read again every second while it is simulated. */
export const ruleQuery = (ruleId: string) => ({
  ...q(oneKey, { params: { ruleId } }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: ScheduleRule | undefined } }) =>
    state.data?.simulation?.state === 'RUNNING' ? 1000 : false,
})

/** The rows that a simulation found, page by page. */
export const hitPages = (ruleId: string) => pagesOf(hitsKey, { params: { ruleId }, query: {} })

/** The columns that a rule may name: those of its brokerage, or the standard ones. Undefined while they are read. */
export function useRuleColumns(type: ScheduleType, brokerage: string | null): readonly ColumnDefinition[] | undefined {
  const ofBrokerage = useQuery({
    ...q('GET /api/broker-admin/{id}/schedule-columns/{type}', { params: { id: brokerage ?? '', type } }),
    enabled: brokerage !== null,
  })
  if (brokerage === null) return columnsOf(type)
  return ofBrokerage.data && shownColumns(ofBrokerage.data.standard, ofBrokerage.data.settings)
}

/** What administrators do with rules. Each throws its error. */
export function useRuleCalls() {
  const cache = useQueryClient()
  const inBackground = { inBackground: true } as const
  const saved = async (rule: ScheduleRule, message: string): Promise<ScheduleRule> => {
    cache.setQueryData(q(oneKey, { params: { ruleId: rule.id } }).queryKey, rule)
    cache.removeQueries({ queryKey: [hitsKey] })
    await cache.invalidateQueries({ queryKey: [listKey] })
    toasts.show('success', message)
    return rule
  }
  const of = ({ id }: Pick<ScheduleRule, 'id'>) => ({ params: { ruleId: id } })
  return {
    create: async (body: ScheduleRuleDraft) =>
      saved(await call('POST /api/administration/schedule-rules', { body }, inBackground), messages.created),
    change: async (rule: ScheduleRule, draft: ScheduleRuleDraft) =>
      saved(
        await call(changeRuleKey, { ...of(rule), body: { ...draft, version: rule.version } }, inBackground),
        messages.saved,
      ),
    simulate: async (rule: ScheduleRule) =>
      saved(
        await call('POST /api/administration/schedule-rules/{ruleId}/simulate', of(rule), inBackground),
        messages.simulating,
      ),
    publish: async (rule: ScheduleRule, isConfirmed: boolean) =>
      saved(
        await call(
          'POST /api/administration/schedule-rules/{ruleId}/publish',
          { ...of(rule), body: { version: rule.version, isConfirmed } },
          inBackground,
        ),
        messages.published,
      ),
    retire: async (rule: ScheduleRule) =>
      saved(
        await call(
          'POST /api/administration/schedule-rules/{ruleId}/retire',
          { ...of(rule), body: { version: rule.version } },
          inBackground,
        ),
        messages.retired,
      ),
  }
}
