import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { useEffect, useRef } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import classes from '../contract-reviews.module.css'
import { chunksOf } from './page-marks.ts'

interface Props {
  readonly accountId: string
  readonly review: ContractReview
  /** Counted from 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  /** The requirement that is shown. */
  readonly current: string | undefined
}

/** The text of a page of the contract, with the words that requirements were read from. */
export function PagesCard({ accountId, review, page, onPage, current }: Props) {
  const { pages, clauses, documentId } = review
  const text = pages[page - 1] ?? ''
  const marked = useRef<HTMLPreElement>(null)
  useEffect(() => {
    marked.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [page, current])
  const onThisPage = clauses.filter((each) => each.page === page && each.state !== 'DISCARDED')
  return (
    <Card
      title={`Page ${page} of ${pages.length}`}
      action={
        documentId !== null && (
          <a
            href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)}
            {...buttonLook('quiet', true)}
          >
            Download contract
          </a>
        )
      }
    >
      <div className={classes.stack}>
        <div className={classes.actions}>
          <Button kind="secondary" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous page
          </Button>
          <Button kind="secondary" small disabled={page >= pages.length} onClick={() => onPage(page + 1)}>
            Next page
          </Button>
        </div>
        {text === '' ? (
          <Notice kind="warning">
            This page is an image without text, so nothing was read from it. Open the contract and add its requirements
            by hand.
          </Notice>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
          <pre ref={marked} className={classes.page} tabIndex={0} role="region" aria-label={`Text of page ${page}`}>
            {chunksOf(text, onThisPage, current).map((chunk) =>
              chunk.isMarked ? (
                <mark key={chunk.from} data-current={chunk.isCurrent}>
                  {chunk.text}
                </mark>
              ) : (
                <span key={chunk.from}>{chunk.text}</span>
              ),
            )}
          </pre>
        )}
      </div>
    </Card>
  )
}
