import { Button, ErrorAlert, IconButton, VisuallyHidden } from '@luzzu/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import { moveItem, type Step } from '../lists/move-item'
import { Group, Row, Rows } from './RowsField.styles'

type RowsFieldProps<Item> = {
  label: string
  /** Hides the label visually, where a heading shows the same text. */
  hideLabel?: boolean
  hint: string
  error: string | undefined
  value: readonly Item[]
  onChange: (value: Item[]) => void
  /** What is added; without it there is no button for that. */
  newItem?: Item
  max: number
  copy: {
    row: (index: number) => string
    add?: string
    remove: (index: number) => string
    /** Where the order matters: labels of the buttons that move a row. */
    up?: (index: number) => string
    down?: (index: number) => string
  }
  /** Gets the focus when the list is refused, and gives it to the first wrong field. */
  inputRef: Ref<{ focus: () => void }>
  children: (item: Item, change: (part: Partial<Item>) => void, index: number) => ReactNode
}

/** A list of rows with fields, which can be added and removed. */
export function RowsField<Item extends object>({
  label,
  hideLabel = false,
  hint,
  error,
  value,
  onChange,
  newItem,
  max,
  copy,
  inputRef,
  children,
}: RowsFieldProps<Item>) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const rows = useRef<HTMLOListElement>(null)
  const adding = useRef<HTMLButtonElement>(null)

  useImperativeHandle(inputRef, () => ({
    focus() {
      const wrong = rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ;(wrong ?? group.current)?.focus()
    },
  }))

  function add() {
    if (newItem) flushSync(() => onChange([...value, newItem]))
    rows.current?.lastElementChild?.querySelector('input')?.focus()
  }
  function remove(index: number) {
    flushSync(() => onChange(value.filter((_item, at) => at !== index)))
    const next = rows.current?.children[Math.min(index, value.length - 2)]
    const target = adding.current ?? next?.querySelector<HTMLElement>('input')
    target?.focus()
  }

  function move(index: number, by: Step) {
    const moved = moveItem(value, index, by)
    if (moved === value) return
    flushSync(() => onChange([...moved]))
    const row = rows.current?.children[index + by]
    row?.querySelector<HTMLElement>(`[data-move='${by}']`)?.focus()
  }

  return (
    <Group ref={group} tabIndex={-1} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <p id={`${id}-hint`}>{hint}</p>
      <ErrorAlert id={`${id}-error`}>{error}</ErrorAlert>
      <Rows ref={rows}>
        {[...value.entries()].map(([index, item]) => (
          <Row key={index} aria-label={copy.row(index)}>
            {children(
              item,
              (part) => onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one))),
              index,
            )}
            {copy.up && (
              <IconButton
                variant="plain"
                data-move={-1}
                aria-label={copy.up(index)}
                icon={<ArrowUp aria-hidden="true" />}
                onClick={() => move(index, -1)}
              />
            )}
            {copy.down && (
              <IconButton
                variant="plain"
                data-move={1}
                aria-label={copy.down(index)}
                icon={<ArrowDown aria-hidden="true" />}
                onClick={() => move(index, 1)}
              />
            )}
            <IconButton
              variant="plain"
              aria-label={copy.remove(index)}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </Row>
        ))}
      </Rows>
      {newItem && (
        <Button
          ref={adding}
          variant="plain"
          icon={<Plus aria-hidden="true" />}
          disabledReason={value.length < max ? undefined : `At most ${max}`}
          onClick={add}
        >
          {copy.add}
        </Button>
      )}
    </Group>
  )
}
