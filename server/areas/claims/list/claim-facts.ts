import { bandStarts, type ClaimFact } from '@portico/contract/areas/claims/claim-facts.ts'
import { type RawBuilder, sql } from 'kysely'
import { type ClaimReader, isKnownTo } from '@portico/contract/areas/claims/reading/claim-reader.ts'

/** A value of a claim `c`, of `reader`’s knowledge only. */
type Value = RawBuilder<string | null>

const answer = (key: string): Value => sql`nullif(c.answers->>${sql.lit(key)}, '')`
const medical = (key: string): Value => sql`nullif(c.medical->>${sql.lit(key)}, '')`
const unknown: Value = sql`null::text`

const band = (value: RawBuilder<unknown>, starts: readonly number[]): Value =>
  sql`width_bucket(${value}, ${[...starts]}::int[])::text`

/** Days from the loss to the report. */
export const lagOfClaim: RawBuilder<number | null> = sql`greatest(c.reported_on - c.loss_on, 0)`

const hiredOn = answer('hiredOn')
// The days of a report were checked when it was sent; a draft may hold what is none yet.
const employed = sql`case when c.status <> 'DRAFT' then
  case when ${hiredOn}::date <= c.loss_on then age(c.loss_on, ${hiredOn}::date) end end`

/**
 * What claims are narrowed by, as the database finds it; nothing of what the reader may not know. `claim_facts` of the
 * database counts by the same.
 */
export function factsOf(reader: ClaimReader): Readonly<Record<ClaimFact, Value>> {
  return {
    report: sql`case c.status when 'DRAFT' then 'draft' else 'reported' end`,
    status: sql`c.status`,
    type: sql`c.type`,
    year: sql`to_char(c.loss_on, 'YYYY')`,
    location: answer('location'),
    state: answer('state'),
    line: sql`c.policy->>'line'`,
    cause: answer('cause'),
    weekday: sql`extract(dow from c.loss_on)::int::text`,
    hour: sql`case when c.answers->>'lossTime' ~ '^[0-9]{2}:' then (left(c.answers->>'lossTime', 2)::int / 6)::text end`,
    lag: band(lagOfClaim, bandStarts.lag),
    tenure: isKnownTo(reader, 'tenure')
      ? band(sql`(extract(year from ${employed}) * 12 + extract(month from ${employed}))::int`, bandStarts.tenure)
      : unknown,
    bodyPart: isKnownTo(reader, 'bodyPart') ? medical('bodyPart') : unknown,
    nature: isKnownTo(reader, 'nature') ? medical('nature') : unknown,
  }
}
