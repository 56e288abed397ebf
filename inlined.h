/* What kernel and rules do all the time, written into each compiled file: mypyc calls a function of its runtime for it.
 * Whatever is not the usual case is still left to that function. */

#include "CPy.h"

#ifndef Py_GIL_DISABLED

static inline bool inlined_is_within(CPyTagged index, Py_ssize_t size) {
    return CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)size;
}

static inline PyObject *inlined_list_item_borrowed(PyObject *list, CPyTagged index) {
    if (unlikely(!inlined_is_within(index, PyList_GET_SIZE(list)))) return CPyList_GetItemBorrow(list, index);
    return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
}

static inline PyObject *inlined_list_item(PyObject *list, CPyTagged index) {
    if (unlikely(!inlined_is_within(index, PyList_GET_SIZE(list)))) return CPyList_GetItem(list, index);
    return Py_NewRef(PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)));
}

static inline PyObject *inlined_tuple_item(PyObject *tuple, CPyTagged index) {
    if (unlikely(!inlined_is_within(index, PyTuple_GET_SIZE(tuple)))) return CPySequenceTuple_GetItem(tuple, index);
    return Py_NewRef(PyTuple_GET_ITEM(tuple, CPyTagged_ShortAsSsize_t(index)));
}

static inline int inlined_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) return PyList_Append(list, item);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    Py_SET_SIZE(list, size + 1);
    return 0;
}

/* Its room stays with the list: agendas grow again at once. */
static inline PyObject *inlined_pop(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size == 0)) return CPyList_PopLast(list);
    Py_SET_SIZE(list, size - 1);
    return PyList_GET_ITEM(list, size - 1);
}

#define CPyList_GetItem inlined_list_item
#define CPyList_GetItemShort inlined_list_item
#define CPyList_GetItemBorrow inlined_list_item_borrowed
#define CPyList_GetItemShortBorrow inlined_list_item_borrowed
#define CPySequenceTuple_GetItem inlined_tuple_item
#define PyList_Append inlined_append
#define CPyList_PopLast inlined_pop

#endif
