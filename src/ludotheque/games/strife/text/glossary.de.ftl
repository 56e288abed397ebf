### Strife: das Glossar, auf Deutsch. Jeder Begriff mit den Formen, an denen er in Sätzen erkannt wird, und was er bedeutet.
### Gleiche Namen, gleiche Reihenfolge wie in glossary.en.ftl und glossary.fr.ftl.

term-battle-champion = Kampf-Champion
    .forms = Kampf-Champion|Kampf-Champions
    .about = Der Champion, den du in diesem Zug in den Kampf schickst. Mit seiner Macht beginnt deine Gesamtmacht. [3.5, 6.2]
term-legacy-champion = Vermächtnis-Champion
    .forms = Vermächtnis-Champion|Vermächtnis-Champions
    .about = Der Champion oben auf deinem Vermächtnisstapel. Er kämpft nicht, doch seine Vermächtnisfähigkeit hilft dem, der kämpft. [1.6, 5.1]
term-legacy-pile = Vermächtnisstapel
    .forms = Vermächtnisstapel|Vermächtnisstapels
    .about = Wer gekämpft hat, kommt nach jedem Zug oben darauf. [1.6, 7.3]
term-battle-ability = Strategiefähigkeit
    .forms = Strategiefähigkeit|Strategiefähigkeiten
    .about = Was ein Champion tut, während er kämpft: die obere Hälfte seiner Karte. Der stärkere handelt zuerst. [4.1]
term-legacy-ability = Vermächtnisfähigkeit
    .forms = Vermächtnisfähigkeit|Vermächtnisfähigkeiten
    .about = Was ein Champion oben auf dem Vermächtnisstapel tut: die untere Hälfte seiner Karte. [5.1]
term-fatestone = Schicksalsstein
    .forms = Schicksalsstein|Schicksalssteins
    .about = Er entscheidet bei Gleichstand: Wer ihn hat, behält ihn und verliert, oder gibt ihn um 1 wertvoller weiter und gewinnt. Am Ende bringt er seinen Wert in SP. [8.15, 9.2, 9.3]
term-total = Gesamtmacht
    .forms = Gesamtmacht
    .about = Die Macht deines Kampf-Champions mit allem, was dazukommt: Fähigkeiten, Vermächtnis, Schauplatz. Die höhere gewinnt den Kampf. [6.2, 6.7]
term-aside = Beiseitegelegt
    .forms = beiseite
    .about = Aus dem Spiel, bis deine Hand leer ist; dann kommt er zurück. [8.6]
