import { type ComponentType, useEffect, useState } from 'react'
import { jump } from './section-focus.ts'
import classes from './sections.module.css'

export interface Section {
  readonly id: string
  readonly title: string
  /** A card that carries the id and the title. */
  readonly Content: ComponentType<{ readonly id: string; readonly title: string }>
}

/** A long screen in parts; on wide screens, links next to them jump to each. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const current = useSectionInView(sections)
  return (
    <div className={classes.columns}>
      <nav aria-label="On this page" className={classes.nav}>
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => jump(event, id)}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className={classes.cards}>
        {sections.map(({ id, title, Content }) => (
          <Content key={id} id={id} title={title} />
        ))}
      </div>
    </div>
  )
}

/** The section in the upper part of the window. */
function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        const first = sections.find(({ id }) => inView.has(id))
        if (first !== undefined) setCurrent(first.id)
      },
      { rootMargin: '-12% 0px -60% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
