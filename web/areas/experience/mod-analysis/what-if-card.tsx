import { difference, moneyOf, rateOf } from '@portico/contract/areas/experience/exact.rules.ts'
import { isMissing, type Mod, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import { supposed, type WhatIf } from '@portico/contract/areas/experience/what-if.rules.ts'
import type { Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { SliderField } from '../../../kit/forms/slider-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../experience.module.css'
import { modText } from './explained.ts'
import { MissingNotice } from './mod-card.tsx'

interface Props {
  readonly worksheet: Worksheet
  readonly plan: RatingPlan | null
  readonly mod: Mod
}

const asItIs: WhatIf = { claims: {}, classes: {} }

/** A cent counts little here: amounts move by whole hundreds of dollars. */
const step = 10_000

/** The modification under changed inputs. Nothing here is saved. */
export function WhatIfCard({ worksheet, plan, mod }: Props) {
  const [whatIf, setWhatIf] = useState(asItIs)
  const then = modOf(supposed(worksheet, whatIf), plan)
  const isChanged = whatIf !== asItIs
  return (
    <Card
      title="What-if analysis"
      action={
        isChanged && (
          <Button kind="quiet" small onClick={() => setWhatIf(asItIs)}>
            Start over
          </Button>
        )
      }
    >
      <div className={classes.columns}>
        {worksheet.claims.length > 0 && <ClaimPart worksheet={worksheet} whatIf={whatIf} onChange={setWhatIf} />}
        <ClassPart worksheet={worksheet} plan={plan} whatIf={whatIf} onChange={setWhatIf} />
        <div className={classes.stack} aria-live="polite">
          {isMissing(then) ? (
            <MissingNotice missing={then.missing} />
          ) : (
            <Facts facts={outcome(mod, then, worksheet.manualPremium)} />
          )}
          <p className={classes.said}>Change claims and classes to see the effect. Nothing is saved.</p>
        </div>
      </div>
    </Card>
  )
}

function outcome(mod: Mod, then: Mod, manualPremium: number | null) {
  const change = difference(then.mod, mod.mod)
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  const premium = manualPremium === null ? 0 : rateOf(manualPremium, Math.abs(change))
  return [
    { label: 'Mod now', value: modText(mod.mod) },
    { label: 'Projected mod', value: <strong className={classes.large}>{modText(then.mod)}</strong> },
    { label: 'Change', value: `${sign}${modText(Math.abs(change))}` },
    ...(manualPremium === null ? [] : [{ label: 'Annual premium', value: `${sign}${moneyOf(premium)}` }]),
  ]
}

interface PartProps {
  readonly worksheet: Worksheet
  readonly whatIf: WhatIf
  readonly onChange: (whatIf: WhatIf) => void
}

function ClaimPart({ worksheet: { claims }, whatIf, onChange }: PartProps) {
  const [at, setAt] = useState(0)
  const line = claims[at]!
  const amount = whatIf.claims[at]?.incurred ?? line.incurred
  const set = (incurred: number) => onChange({ ...whatIf, claims: { ...whatIf.claims, [at]: { incurred } } })
  return (
    <div className={classes.stack}>
      <SelectField
        label="Claim"
        value={String(at)}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        data={claims.map(({ number, isOpen, incurred }, place) => ({
          value: String(place),
          label: `${number}, ${isOpen ? 'open' : 'closed'}, ${moneyOf(incurred)}`,
        }))}
      />
      <SliderField
        label={`${line.isOpen ? 'Close for' : 'Change to'} ${moneyOf(amount)}`}
        min={0}
        max={Math.max(2 * line.incurred, 5_000_000)}
        step={step}
        value={amount}
        aria-valuetext={moneyOf(amount)}
        onChange={set}
      />
      {line.isOpen && (
        <Button kind="secondary" small onClick={() => set(line.currentIncurred ?? Math.round(line.incurred / 2))}>
          {line.currentIncurred === null ? 'Close for half of the reserve' : 'Close for the most recent amount'}
        </Button>
      )}
    </div>
  )
}

function ClassPart({ worksheet, plan, whatIf, onChange }: PartProps & { readonly plan: RatingPlan | null }) {
  const [at, setAt] = useState(0)
  const line = worksheet.classes[at]
  if (line === undefined) return null
  const { payroll = line.payroll, code = line.code } = whatIf.classes[at] ?? {}
  const set = (other: WhatIf['classes'][number]) =>
    onChange({ ...whatIf, classes: { ...whatIf.classes, [at]: { ...whatIf.classes[at], ...other } } })
  const codes = new Set([line.code, ...(plan?.classes ?? []).map((one) => one.code)])
  return (
    <div className={classes.stack}>
      <SelectField
        label="Class"
        value={String(at)}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        data={worksheet.classes.map((one, place) => ({
          value: String(place),
          label: `${one.code}, policy of ${formatDate(one.policyFrom)}`,
        }))}
      />
      <SliderField
        label={`Change payroll to ${moneyOf(payroll)}`}
        min={0}
        max={Math.max(2 * line.payroll, 10_000_000)}
        step={step}
        value={payroll}
        aria-valuetext={moneyOf(payroll)}
        onChange={(next) => set({ payroll: next })}
      />
      <SelectField
        label="Reclassify to"
        value={code}
        onChange={(event) => set({ code: event.currentTarget.value })}
        data={[...codes].toSorted()}
      />
    </div>
  )
}
