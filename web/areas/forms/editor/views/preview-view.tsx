import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { useMemo, useState } from 'react'
import { Choice } from '../../../../kit/controls/choice.tsx'
import type { FormHost } from '../../renderer/form-context.ts'
import { FormView } from '../../renderer/form-view.tsx'
import { FormStore } from '../../renderer/model/form-store.ts'
import classes from './preview.module.css'
import { PhoneFrame } from './phone-frame.tsx'

const nothing = { answers: {}, conflicts: [], lastYear: {}, commentCounts: {} }

interface Props {
  readonly layout: Layout
  readonly title: string
  /** Where the empty PDF is read of a form that has one. */
  readonly sheets: string
}

/**
 * A form as clients see it. It can be filled in to try it; answers stay in this browser and are dropped with the
 * preview.
 */
export default function PreviewView({ layout, title, sheets }: Props) {
  const [width, setWidth] = useState<'wide' | 'phone'>('wide')
  const [pageKey, setPageKey] = useState<string>()
  const host = useMemo<FormHost>(
    () => ({
      store: new FormStore(layout, nothing, () => undefined),
      accountId: null,
      sheets,
      readOnly: false,
      lastYear: null,
      assignees: new Map(),
    }),
    [layout, sheets],
  )
  const form = <FormView host={host} title={title} pageKey={pageKey} onPage={setPageKey} />
  return (
    <>
      <div className={classes.bar}>
        <Choice
          label="Width of the preview"
          labelHidden
          options={[
            { value: 'wide', label: 'Wide' },
            { value: 'phone', label: 'Phone' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <p>Preview only. Answers entered here are not saved.</p>
      </div>
      {width === 'phone' ? <PhoneFrame title={`${title} on a phone`}>{form}</PhoneFrame> : form}
    </>
  )
}
