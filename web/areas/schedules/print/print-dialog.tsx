import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatCount } from '../../../platform/formats.ts'
import type { PrintPart } from './print-parts.ts'

interface Props {
  readonly parts: readonly PrintPart[]
  readonly chosen: number
  readonly onChoose: (part: number) => void
  readonly onClose: () => void
}

/** Chooses which part of a long tab to print, then advances to the next. */
export function PrintDialog({ parts, chosen, onChoose, onClose }: Props) {
  const printPart = (): void => {
    addEventListener('afterprint', () => onChoose(Math.min(chosen + 1, parts.length - 1)), { once: true })
    print()
  }
  return (
    <Dialog title="Print in parts" onClose={onClose}>
      <p>{formatCount(parts.at(-1)!.to)} rows are too many to print at once. Print them in parts.</p>
      <SelectField
        label="Rows"
        value={String(chosen)}
        onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
        data={parts.map(({ from, to }, part) => ({
          value: String(part),
          label: `${formatCount(from)} to ${formatCount(to)}`,
        }))}
      />
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        <Button data-autofocus onClick={printPart}>
          Print this part
        </Button>
      </FormActions>
    </Dialog>
  )
}
