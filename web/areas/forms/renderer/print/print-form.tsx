import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { AnswerText } from '../fields/read-answer-view.tsx'
import { useForm } from '../form-context.ts'
import classes from './print-form.module.css'

/** The whole form on paper in its current state. Rendered while printing. */
export function PrintForm({ title }: { readonly title: string }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting ? createPortal(<Paper title={title} />, document.body) : null
}

function Paper({ title }: { readonly title: string }) {
  const { store } = useForm()
  return (
    <div data-print className={classes.paper}>
      <h1>{title}</h1>
      {store.derived().pages.map(({ page, sections }) => (
        <section key={page.key}>
          <h2>{page.title}</h2>
          {sections.map(({ section, items }) => (
            <section key={section.key}>
              <h3>{section.title}</h3>
              {items.map(({ itemId, questions }, at) => (
                <div key={itemId ?? ''}>
                  {section.repeat !== null && (
                    <h4>
                      {section.repeat.item} {at + 1}
                    </h4>
                  )}
                  <dl>
                    {questions.map(({ path, question }) => (
                      <div key={path}>
                        <dt>{question.label}</dt>
                        <dd>
                          <AnswerText question={question} value={store.field(path).value} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}
