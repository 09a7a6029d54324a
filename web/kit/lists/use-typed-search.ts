import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/**
 * Words being typed, and handed on at a pause. Where the search changes from elsewhere, as by going back, the field
 * follows it.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const handedOn = useRef(search)
  const handOn = useDebouncedCallback((words: string) => {
    handedOn.current = words
    onSearch(words)
  }, pauseMs)
  useEffect(() => {
    if (search === handedOn.current) return
    handedOn.current = search
    setTyped(search)
  }, [search])
  const type = (words: string): void => {
    setTyped(words)
    handOn(words.trim())
  }
  return { typed, type }
}
