import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/database.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import type { SubmissionRow } from '../../submissions.view.ts'
import { heading } from '../../../../platform/pdf/parts/pdf-parts.ts'
import { section } from './sections.ts'

interface Expiring {
  readonly line: string
  readonly carrier: string | null
  readonly number: string
  readonly from: string
  readonly to: string
  readonly premium: number | null
  readonly coverages: string | null
}

/** Policies that expire within this many days before the new term belong to the expiring program. */
const daysBefore = 45

/** The program in force before the new term: line, carrier, policy, term and premium, then what each policy covers. */
export async function expiringSection(tx: Tx, { account, effectiveOn }: SubmissionRow): Promise<PdfPart[]> {
  const { rows } = await sql<Expiring>`select policy_type as line, carrier, policy_number as number,
      effective_date::text as "from", expiration_date::text as "to", premium_cents::float8 as premium,
      (select string_agg(concat_ws(', ', name, '$' || to_char(limit_cents / 100, 'FM999,999,999,999,990'),
          case when is_retention then 'retention $' else 'deductible $' end
            || to_char(deductible_cents / 100, 'FM999,999,999,999,990'), nullif(note, '')), chr(10) order by place)
        from policy_coverages covered
        where covered.account_code = ${account} and covered.policy_id = policies.id) as coverages
    from policies where account_code = ${account} and canceled_on is null
      and effective_date < ${effectiveOn} and expiration_date > ${effectiveOn}::date - ${daysBefore}::int
    order by policy_type, effective_date, id limit 200`.execute(tx.db)
  if (rows.length === 0) return []
  const known = rows.flatMap(({ premium }) => premium ?? [])
  const total = dollars(known.reduce((sum, premium) => sum + premium, 0))
  return section('Expiring program', [
    {
      table: {
        columns: [
          { label: 'Line', width: 4 },
          { label: 'Carrier', width: 5 },
          { label: 'Policy number', width: 4 },
          { label: 'Term', width: 5 },
          { label: 'Premium', width: 3, isNumeric: true },
        ],
        rows: rows.map(({ line, carrier, number, from, to, premium }) => [
          policyTypeName(line),
          carrier ?? '',
          number,
          `${americanDay(from)} to ${americanDay(to)}`,
          premium === null ? 'Not on file' : dollars(premium),
        ]),
        ...(known.length === rows.length && { total: ['Total', '', '', '', total] }),
      },
    },
    heading('Expiring coverages'),
    ...rows.map(({ line, number, coverages }) => ({
      question: `${policyTypeName(line)}, ${number}`,
      answer: coverages?.split('\n') ?? ['Limits not on file'],
      depth: 0,
    })),
  ])
}
