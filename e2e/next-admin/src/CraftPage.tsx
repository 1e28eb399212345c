import { useParams } from '@luzzu/routing'

export default function CraftPage() {
  const { id } = useParams()
  return (
    <main>
      <h1>Craft {id}</h1>
    </main>
  )
}
