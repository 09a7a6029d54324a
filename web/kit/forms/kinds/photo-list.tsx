import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { type GuestText, useTexts } from '../../language/texts.ts'
import classes from './photo-list.module.css'

const mostPhotos = 10

/** A photo chosen twice counts once. */
const distinct = (photos: readonly File[]): File[] => [
  ...new Map(photos.map((file) => [`${file.name} ${file.lastModified}`, file])).values(),
]

interface Props {
  readonly photos: readonly File[]
  readonly hint: GuestText
  readonly onChange: (photos: readonly File[]) => void
}

/** Photos attached to a guest's report; a phone offers its camera. */
export function PhotoList({ photos, hint, onChange }: Props) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <strong>{t('Photos')}</strong>
      <span className={classes.under}>{t(hint)}</span>
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label={t('Photos')}>
          {photos.map((file) => (
            <li key={`${file.name} ${file.lastModified}`}>
              {file.name}
              <Button
                kind="quiet"
                small
                aria-label={t('Remove {file}', { file: file.name })}
                onClick={() => onChange(photos.filter((each) => each !== file))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        kind="secondary"
        disabled={photos.length >= mostPhotos}
        icon={<IconCamera size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('Add photos')}
      </Button>
      <input
        {...{ ref: input, type: 'file', multiple: true, hidden: true, accept: 'image/*,.pdf' }}
        aria-label={t('Add photos')}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          onChange(distinct([...photos, ...chosen]).slice(0, mostPhotos))
        }}
      />
    </div>
  )
}
