import { expect, test } from 'vitest'
import { createUndoStack } from './undo-stack'

function start() {
  const shown = new Map<string, () => void>()
  const undone: string[] = []
  const clock = { now: 0 }
  const stack = createUndoStack({
    show({ message }, onUndo) {
      shown.set(message, onUndo)
      return () => shown.delete(message)
    },
    now: () => clock.now,
  })
  const offer = (message: string, changed: number[], until = 10) =>
    stack.offer({ message, changed, until, undo: () => undone.push(message) })
  return { stack, offer, undone, clock, press: (message: string) => shown.get(message)?.(), shown }
}

test('the shortcut undoes one change after the other, newest first', () => {
  const { stack, offer, undone, shown } = start()
  offer('first', [1])
  offer('second', [2])
  offer('third', [3])
  for (const _ of [1, 2, 3, 4]) stack.undo()
  expect(undone).toEqual(['third', 'second', 'first'])
  expect([...shown.keys()]).toEqual([])
})

test('a button undoes its own change, and the shortcut still the newest', () => {
  const { stack, offer, undone, press } = start()
  offer('first', [1])
  offer('second', [2])
  press('first')
  press('first')
  stack.undo()
  expect(undone).toEqual(['first', 'second'])
})

test('of one booking only the newest change is offered, then the one before', () => {
  const { offer, undone, shown, press } = start()
  offer('both declined', [1, 2])
  offer('one deleted', [1])
  expect([...shown.keys()]).toEqual(['one deleted'])
  press('one deleted')
  expect([...shown.keys()]).toEqual(['both declined'])
  expect(undone).toEqual(['one deleted'])
})

test('a change is not undone after its time', () => {
  const { stack, offer, undone, clock } = start()
  offer('first', [1], 10)
  offer('second', [2], 20)
  clock.now = 15
  stack.undo()
  stack.undo()
  expect(undone).toEqual(['second'])
})

test('what has changed otherwise is no longer undone', () => {
  const { stack, undone, shown } = start()
  const undo = () => undone.push('checked in')
  stack.offer({ message: 'cleared', changed: [1], topic: 'attendance of 1', until: 10, undo })
  stack.withdraw('attendance of 1')
  stack.undo()
  expect([shown.size, undone]).toEqual([0, []])
})
