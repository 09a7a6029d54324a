import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import type { Findings } from '../findings/use-findings.ts'
import { formatCount } from '../../../platform/formats.ts'

interface Props {
  readonly findings: Findings
  readonly panelOpened: boolean
  readonly onPanel: () => void
}

/** How one finds what is to fix. */
export function SheetTools({ findings: { count: many, next, narrow, isNarrowed }, panelOpened, onPanel }: Props) {
  return (
    <>
      <Button
        kind="quiet"
        small
        icon={<IconAlertTriangle size={18} aria-hidden />}
        aria-expanded={panelOpened}
        onClick={onPanel}
      >
        {many === 1 ? '1 issue' : `${formatCount(many)} issues`}
      </Button>
      {many > 0 && (
        <>
          <IconButton label="Next issue" small icon={<IconArrowDown size={18} />} onClick={next} />
          <IconButton
            label="Show only rows with issues"
            small
            icon={<IconFilter size={18} />}
            aria-pressed={isNarrowed}
            onClick={narrow}
          />
        </>
      )}
    </>
  )
}
