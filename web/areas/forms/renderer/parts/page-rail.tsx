import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { VisuallyHidden } from '../../../../kit/controls/visually-hidden.tsx'
import { useDerived } from '../form-context.ts'
import classes from './form.module.css'

interface Props {
  readonly current: string
  readonly onPage: (key: string, section?: string) => void
}

/** The pages of a form, each with what is missing on it, and the sections of the one that is open. */
export function PageRail({ current, onPage }: Props) {
  const { pages } = useDerived()
  return (
    <nav aria-label="Pages of the form">
      <ol className={classes.rail}>
        {pages.map(({ page, sections, progress }) => (
          <li key={page.key}>
            <button
              type="button"
              className={classes.railPage}
              aria-current={page.key === current ? 'step' : undefined}
              onClick={() => onPage(page.key)}
            >
              <span>{page.title}</span>
              <PageMark missing={progress.missing.length} required={progress.required} />
            </button>
            {page.key === current && sections.length > 1 && (
              <ul className={classes.railSections}>
                {sections.map(({ section }) => (
                  <li key={section.key}>
                    <button type="button" className={classes.railSection} onClick={() => onPage(page.key, section.key)}>
                      {section.title}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PageMark({ missing, required }: { readonly missing: number; readonly required: number }) {
  if (missing > 0)
    return (
      <span className={classes.railCount}>
        {missing}
        <VisuallyHidden> still to be answered</VisuallyHidden>
      </span>
    )
  if (required === 0) return null
  return (
    <span className={classes.railDone}>
      <IconCheck size={16} aria-hidden />
      <VisuallyHidden>complete</VisuallyHidden>
    </span>
  )
}
