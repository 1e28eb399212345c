// Marks pictures that do not load, even before the page's own scripts are there; `pictureFrame` shows an icon in their place.
{
  const mark = ({ type, target }) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error')
  }
  addEventListener('error', mark, true)
  addEventListener('load', mark, true)
}
